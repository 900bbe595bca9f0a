-- Rows that people name are named by a key: 80 random bits as twenty hexadecimal digits, the 13th to the 24th digit
-- of a UUID left out, which say its kind. The number of a row stays in the house.
create function public_key() returns text
  language sql volatile
  return overlay(replace(gen_random_uuid()::text, '-', '') placing '' from 13 for 12);

alter table addresses add column key text not null unique default public_key();
