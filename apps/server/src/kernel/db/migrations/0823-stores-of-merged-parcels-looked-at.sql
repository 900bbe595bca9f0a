-- Looks at the choices that were there before 0822; holds no lock that people wait for.

alter table last_mile_choices validate constraint last_mile_choices_trouble_check;
