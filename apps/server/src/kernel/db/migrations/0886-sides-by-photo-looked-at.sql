-- Looks at the rows that were there before 0885; holds no lock that people wait for.

alter table packages validate constraint packages_photo_mm_check;
