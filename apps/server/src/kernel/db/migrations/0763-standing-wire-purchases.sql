-- Orders that can still be stopped at the marketplace, or asked back of it: those nobody needs are looked for among them.
create index wire_purchases_standing on wire_purchases (id) where state in ('unpaid', 'paid', 'sent');
