-- Lets a generation be found by its prompt. Part of the functions that make one.
create or replace function add_search_text(p_user uuid, p_id uuid) returns void
language sql as $$
  insert into search_text (user_id, generation_id, words)
  select user_id, id, lower(normalize(prompt, nfkc)) from generation
  where user_id = p_user and id = p_id and prompt <> '';
$$;
revoke execute on function add_search_text from public;
