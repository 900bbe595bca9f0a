-- Looks at the rows that were there before 0310. People read and write meanwhile: this holds no lock they wait for.

alter table order_items validate constraint order_items_listing_check;
alter table orders validate constraint orders_destination_check;
alter table files validate constraint files_kind_check;
