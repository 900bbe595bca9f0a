-- A number from 0 up to 1 that nothing but the seed, a word and a number decide: every run draws the same.
create function pg_temp.chance(of_what text, n bigint) returns double precision language sql stable as $$
  select (hashint8extended(n, hashtextextended(of_what, current_setting('crowd.seed')::bigint)) & 1073741823)::double precision
         / 1073741824
$$;

-- The six characters at the end of a number (packages/domain/src/kernel/ids.ts): another six for each n below 32 to
-- the power of 6, because the factor is odd.
create function pg_temp.code(n bigint) returns text language sql immutable as $$
  select substr(alphabet, 1 + (x & 31)::int, 1) || substr(alphabet, 1 + (x >> 5 & 31)::int, 1)
      || substr(alphabet, 1 + (x >> 10 & 31)::int, 1) || substr(alphabet, 1 + (x >> 15 & 31)::int, 1)
      || substr(alphabet, 1 + (x >> 20 & 31)::int, 1) || substr(alphabet, 1 + (x >> 25 & 31)::int, 1)
    from (select '0123456789ABCDEFGHJKMNPQRSTVWXYZ' as alphabet,
                 ((n & 1073741823) * 387420489 + 271828182) & 1073741823 as x) as mixed
$$;

-- A text in which each of these names became a place of format().
create function pg_temp.with_places(words text, names text[]) returns text language plpgsql immutable as $$
begin
  words := replace(words, '%', '%%');
  for slot in 1 .. coalesce(array_length(names, 1), 0) loop
    words := replace(words, names[slot], '%' || slot || '$s');
  end loop;
  return words;
end $$;
