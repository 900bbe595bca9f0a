-- How many messages left the house on a day of UTC, all processes together.
create table message_days (
  day date not null,
  channel text not null check (channel in ('sms', 'mail')),
  handed_over int not null check (handed_over > 0),
  primary key (day, channel)
);
