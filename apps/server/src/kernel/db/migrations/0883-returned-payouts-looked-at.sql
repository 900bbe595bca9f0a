-- Looks at the rows that were there before 0880; holds no lock that people wait for.

alter table statement_lines
  validate constraint statement_lines_state_check,
  validate constraint statement_lines_brings_back,
  validate constraint statement_lines_when,
  validate constraint statement_lines_direction;
