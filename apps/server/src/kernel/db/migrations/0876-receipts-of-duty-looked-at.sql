-- Looks at the rows that were there before 0875; holds no lock that people wait for.

alter table files validate constraint files_kind_check;
