-- Keeps pictures of a request as their user's material: each member with an `upload`, {"digest", "storedDigest",
-- "files"}. A content that is there already is the upload of before, and its stored file takes the place of the new one.
-- Beyond `p_uploads_max` those go that were not used for the longest time. Part of start_generations, under its lock.
-- Returns the request as it is stored.
create or replace function keep_uploads(p_user uuid, p_request jsonb, p_uploads_max integer, p_now timestamptz)
returns jsonb
language plpgsql as $$
declare
  v_request jsonb := p_request;
  v_name text;
  v_sent jsonb;
  v_upload upload;
begin
  for v_name, v_sent in
    select name, file from jsonb_each(p_request) as member (name, file)
    where jsonb_typeof(file) = 'object' and file ? 'upload' order by name
  loop
    -- The older one, should both digests be known by now.
    update upload set used_at = p_now, removed_at = null
      where user_id = p_user and id = (
        select id from upload
        where user_id = p_user
          and (digest = v_sent #>> '{upload,digest}' or stored_digest = v_sent #>> '{upload,digest}')
        order by id limit 1)
      returning * into v_upload;
    if not found then
      insert into upload (user_id, digest, stored_digest, files, used_at, created_at) values (
        p_user, v_sent #>> '{upload,digest}', v_sent #>> '{upload,storedDigest}',
        coalesce(v_sent #> '{upload,files}', '{}') || jsonb_build_object('image', v_sent - 'upload'), p_now, p_now
      ) returning * into v_upload;
      insert into owned_file (user_id, key, upload_id, media_type, size_bytes)
        select p_user, file ->> 'key', v_upload.id, file ->> 'mediaType', (file ->> 'sizeBytes')::bigint
        from jsonb_each(v_upload.files) as kept (name, file);
    end if;
    v_request := jsonb_set(v_request, array[v_name], v_upload.files -> 'image');
  end loop;
  if v_upload.id is not null then
    update upload set removed_at = p_now
      where user_id = p_user and removed_at is null and id in (
        select id from upload where user_id = p_user and removed_at is null
        order by used_at desc, id desc offset p_uploads_max);
  end if;
  return v_request;
end
$$;
revoke execute on function keep_uploads from public;
