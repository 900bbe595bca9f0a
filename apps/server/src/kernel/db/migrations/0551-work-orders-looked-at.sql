-- Looks at the files that were there before 0550; holds no lock that people wait for.

alter table files validate constraint files_kind_check;
