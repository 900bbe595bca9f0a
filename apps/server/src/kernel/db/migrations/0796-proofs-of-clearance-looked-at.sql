-- Looks at the rows that were there before 0795; holds no lock that people wait for.

alter table files validate constraint files_kind_check;
alter table clearance_steps validate constraint clearance_steps_event_check;
