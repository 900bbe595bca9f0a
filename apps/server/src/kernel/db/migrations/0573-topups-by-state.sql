-- Finance reads transfers by their state, in the order of their numbers: of a million that are settled, a page is a page.
create index transfers_by_state on topups (state, id) where way = 'bank';
