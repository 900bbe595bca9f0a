-- What a scale at the destination showed: a photo of it, and the first of two readings where a parcel differed so much that it was weighed twice.
alter table arrival_weights
  add column photo text,
  add column first_g integer check (first_g > 0);
create index arrival_weights_of_photo on arrival_weights (photo) where photo is not null;
