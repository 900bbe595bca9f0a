-- Payouts that the bank returned and that wait for a second person, for the desk and the dashboard.
create index withdrawals_returning on withdrawals (return_entered_at)
  where return_entered_at is not null and returned_at is null;
