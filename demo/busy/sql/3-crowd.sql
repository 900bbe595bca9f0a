-- Who orders what, and when: the stories again, somebody else's, on another day. What is over lies anywhere in these
-- months, more of it lately. What is under way lies a day and a half back at most, so that desks look as on any day.
create temporary table person as
select n,
       n + (select coalesce(max(id), 0) from accounts) as id,
       region,
       row_number() over (partition by region order by n) as place,
       count(*) over (partition by region) as people
  from (
         select n, case when pg_temp.chance('region', n) < 0.6 then 'TW' else 'TH' end as region
           from wish, generate_series(1, wish.customers) as n
       ) as someone;
create unique index on person (region, place);

-- Of each story: how often it happens, and in how many groups that share a box.
create temporary table repeat as
select story.*,
       case when is_over then round(wish.orders * (1 - wish.under_way) * weight / sum(weight) over (partition by is_over))
            else round(wish.orders * wish.under_way / count(*) over (partition by is_over))
        end::int as copies
  from story, wish;
alter table repeat add column groups int;
update repeat set groups = greatest(1, round(copies / 12.0));

create temporary table drawn as
select repeat.story,
       repeat.region,
       repeat.boxed_at,
       repeat.placed_at,
       case when is_over then
              (floor(pg_temp.chance('group', n) * groups))::int
            else (floor(pg_temp.chance('group', n) * least(groups, 3)))::int
        end as in_group,
       is_over,
       n
  from (
         select story, generate_series(1, copies) as turn from repeat
       ) as turns
  join repeat using (story)
 cross join lateral (select story * 1000000 + turn as n) as numbered;

create temporary table planned as
select drawn.*,
       -- The whole group, voyage and all, by whole days; each of them some more before the box is packed.
       case when is_over
            then make_interval(hours => 24 * (2 + floor(wish.days * power(pg_temp.chance('day', story * 10000 + in_group), 1.4)))::int)
            else make_interval(hours => 0)
        end as late,
       case when is_over
            then make_interval(secs => floor(pg_temp.chance('wait', n) * 4) * 86400 + floor(pg_temp.chance('hour', n) * 14400))
            else make_interval(secs => floor(pg_temp.chance('wait', n) * 36 * 3600))
        end as wait
  from drawn, wish;

create temporary table turn as
select row_number() over (order by planned.placed_at - late - wait, planned.n) as no,
       planned.story,
       planned.in_group,
       planned.boxed_at,
       person.id as account_id,
       planned.placed_at - late - wait as placed_at,
       late + wait as early,
       late
  from planned
  join (select region, count(*) as people from person group by region) as of_region
    on of_region.region = planned.region
  -- Few order often, many now and then.
  join person on person.region = planned.region
             and person.place = 1 + floor(of_region.people * power(pg_temp.chance('who', planned.n), 1.8))::int;
analyze person, turn, story_name;

-- What the numbers of a story are called this time. The day in a number is the day it was given.
create temporary table called as
select no,
       array_agg(
         case kind
           when 'tid' then left(name, 2) || to_char((at - moved) at time zone zone, 'YYMMDD') || pg_temp.code(no * 64 + slot)
           when 'box' then 'BX' || to_char((at - late) at time zone zone, 'YYMMDD')
                           || pg_temp.code(536870912 + turn.story * 10000 + in_group)
           when 'clock' then to_char((at - moved) at time zone zone, 'YYYY-MM-DD HH24:MI:SS')
           when 'express' then 'YT86' || lpad((no * 64 + slot)::text, 8, '0')
           when 'bought' then '24' || lpad((no * 64 + slot)::text, 8, '0') || '41'
           when 'service' then 'SV' || pg_temp.code(no * 64 + slot) || '00'
           when 'key' then left(md5('asked' || no * 64 + slot), 20)
           when 'local' then '63' || lpad((no * 64 + slot)::text, 8, '0')
         end
         order by slot
       ) as names
  from turn
  join (select story_name.*, zone from story_name join story using (story)) as named using (story)
 cross join lateral (select case when at < boxed_at then early else late end as moved) as shift
 group by no;

create temporary table crowd as
select turn.*,
       called.names,
       no + (select max(id) from orders) as order_id,
       min(no) over (partition by story, in_group) as first_in_box
  from turn
  join called using (no)
 order by no;
create unique index on crowd (no);
analyze crowd;
