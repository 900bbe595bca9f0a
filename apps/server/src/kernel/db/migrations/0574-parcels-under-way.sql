-- Desks read parcels by where they are. Those that reached their owners are ever more, and have an index of their own.
create index packages_under_way on packages (transport_state, id) where transport_state <> 'received';
