-- What lay in a merged parcel before it was closed; the closed box has its photos as every parcel has.
alter table merged_parcels add column contents_photos jsonb not null default '[]';
