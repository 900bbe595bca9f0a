-- The claim window and the returns of an order count from the moment it was completed, so none is completed without it.

alter table orders add constraint orders_completed_at_check check (status <> 7 or completed_at is not null) not valid;
