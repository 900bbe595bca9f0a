-- Open pages are told that something of theirs has moved: the channel `live` carries `a` and the number of an account,
-- or `s` and that of a session that has ended. What a customer does is known to their own page, and orders are placed and
-- paid by many at once, who would wait for each other to notify.
create function tell_owner_of_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'a' || account_id) from orders where id = new.order_id;
  return null;
end $$;
create trigger trade_logs_are_told after insert on trade_logs
  for each row when (new.actor_kind <> 'customer') execute function tell_owner_of_order();

create function tell_owner_of_package() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'a' || account_id) from packages where id = new.package_id;
  return null;
end $$;
create trigger package_events_are_told after insert on package_events
  for each row execute function tell_owner_of_package();

create function tell_session_has_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 's' || old.id);
  return null;
end $$;
create trigger sessions_tell_their_end after delete on sessions
  for each row execute function tell_session_has_ended();
