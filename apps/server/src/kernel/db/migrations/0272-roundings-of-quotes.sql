-- What a customer was quoted stays what they pay, so a quote keeps the rounding it was made with beside its rate.

alter table rate_quotes
  add column rounding text not null default 'half_up'
    check (rounding in ('half_up', 'half_even', 'up', 'down'));
