"""Files of tables by their formats: separated text, JSON, Parquet, Excel; `read` tells which."""
