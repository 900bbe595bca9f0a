-- What customers are told an employee is called: five digits that say neither who it is nor how many there are (decision 132).
create sequence staff_badges;
alter table staff_members
  -- 31337 has no factor in common with 90000: the first ninety thousand employees have a number of their own.
  add column badge integer not null unique default (nextval('staff_badges') * 31337 % 90000 + 10000);
alter sequence staff_badges owned by staff_members.badge;

-- Who put a parcel on the scale; nobody where that was before anybody wrote it down.
alter table packages add column measured_by bigint references staff_members;
