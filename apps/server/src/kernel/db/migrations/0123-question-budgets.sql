-- Questions that processes have taken out of a budget within its window, to be put to a marketplace. budget names
-- a platform, a customer or a network, with the length of the window; most is how far the last taker might go.
create table question_budgets (
  budget text not null,
  window_start timestamptz not null,
  taken int not null check (taken > 0),
  most int not null,
  primary key (budget, window_start)
);
create index question_budgets_by_age on question_budgets (window_start);

-- What a marketplace said it does not know: a product by its id, a link or a share password by its hash.
create table source_absences (
  platform smallint not null check (platform in (3, 4, 5, 6, 7)),
  name text not null check (name <> ''),
  asked_at timestamptz not null,
  primary key (platform, name)
);
create index source_absences_by_age on source_absences (asked_at);
