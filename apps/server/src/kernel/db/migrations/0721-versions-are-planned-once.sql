-- Every order asks twice which version is in force. What a function in SQL asks is planned at each call; this plans once a connection.
create or replace function version_in_force(article text, moment timestamptz) returns int language plpgsql stable as $$
begin
  return (
    select number
      from article_versions
     where article_id = article and takes_effect_at <= moment
     order by takes_effect_at desc, number desc
     limit 1
  );
end
$$;
