-- Gives a user a free handle made of a name: its letters without their accents, and digits. Of a name that has none in
-- the Latin alphabet nothing is left, so it becomes "studio".
create or replace function make_handle(p_user uuid, p_name text) returns void
language plpgsql as $$
declare
  -- NFKD splits é into e and its accent, which is then no letter any more.
  v_letters text := regexp_replace(lower(normalize(p_name, nfkd)), '[^a-z0-9 ._-]', '', 'g');
  v_base text := btrim(left(btrim(regexp_replace(v_letters, '[ ._-]+', '-', 'g'), '-'), 20), '-');
begin
  loop
    begin
      update app_user
        set handle = coalesce(nullif(v_base, ''), 'studio') || '-' || (1000 + floor(random() * 99000))::integer
        where id = p_user;
      return;
    exception
      when unique_violation then null;
    end;
  end loop;
end
$$;

revoke execute on function make_handle from public;
