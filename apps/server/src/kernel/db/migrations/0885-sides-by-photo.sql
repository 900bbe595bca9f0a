-- What a picture with a marker sheet said of a parcel's sides beside the tape: two of its footprint and its height, millimetres. A check, never what is billed.
alter table packages add column photo_mm jsonb;
alter table packages add constraint packages_photo_mm_check
  check (jsonb_typeof(photo_mm) = 'array' and jsonb_array_length(photo_mm) between 2 and 3) not valid;
