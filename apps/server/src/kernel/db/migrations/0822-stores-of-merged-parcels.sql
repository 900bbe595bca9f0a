-- Parcels of which each was to go to another store were put in one box.
alter table last_mile_choices
  drop constraint last_mile_choices_trouble_check,
  add constraint last_mile_choices_trouble_check
    check (trouble in ('', 'store_closed', 'does_not_fit', 'uncollected', 'stores_differ')) not valid;
