-- Whoever declares is called by this outside the server.
alter table declarants add column key text not null unique default public_key();
