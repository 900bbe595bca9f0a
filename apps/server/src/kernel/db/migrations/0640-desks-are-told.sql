-- A desk that waits for its phone is told when the phone has it, when a photo has come, and when it is over: the channel `live`
-- carries `d` and the number of the session of staff, or `e` and that number when the session has ended.
create function tell_desk_of_camera() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'd' || new.session_id);
  return null;
end $$;
create trigger desk_cameras_are_told after update on desk_cameras
  for each row when (new.session_id is not null) execute function tell_desk_of_camera();

create function tell_staff_session_has_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'e' || old.id);
  return null;
end $$;
create trigger staff_sessions_tell_their_end after delete on staff_sessions
  for each row execute function tell_staff_session_has_ended();
