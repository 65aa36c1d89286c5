"""Assembly text -> instructions -> control flow -> dependency graph and FMA chains."""
