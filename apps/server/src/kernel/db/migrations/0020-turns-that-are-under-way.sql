-- Tries whose outcome is not known yet: counted like wrong ones, and given back by those that turn out right.

alter table back_offs
  add column pending int not null default 0 check (pending >= 0),
  -- A process that died does not say what became of its tries: from then on they are wrong ones.
  add column pending_until timestamptz not null default '-infinity',
  drop constraint back_offs_tries_check,
  add constraint back_offs_tries_check check (tries >= 0);

alter table tries
  add column pending int not null default 0 check (pending >= 0),
  add column pending_until timestamptz not null default '-infinity';
