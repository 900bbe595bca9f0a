-- What the desks look for among everything there ever was: a number by its beginning, a name, what a line was bought as,
-- bills of a state, parcels that were handed over. Found on a year and a half of orders (npm run bench).
create index orders_by_number on orders (tid text_pattern_ops);
create index accounts_by_name on accounts (name text_pattern_ops);
create index order_items_bought_as on order_items (out_oid) where out_oid <> '';
create index bills_by_state on bills (state, id);
create index packages_handed_over on packages (receive_time, id) where transport_state = 'received';
