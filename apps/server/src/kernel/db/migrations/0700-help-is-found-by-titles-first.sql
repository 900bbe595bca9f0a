-- Titles are asked by themselves, before texts: whoever types a common word is answered by them alone.
create index article_versions_titles on article_versions using gin (title_tokens);
