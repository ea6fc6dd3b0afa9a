-- What each page needs of a build's `info`: of a remote not its later files, which may be hundreds. A version that was published
-- before it was bounded is cut.
create or replace function page_info(p_info jsonb) returns jsonb
language sql immutable
return case
  when p_info ->> 'name' = 'shell' then p_info
  else (p_info - '{chunks,sizes,inline,loaderIntegrity}'::text[]) || jsonb_build_object(
    'version', left(p_info ->> 'version', 100),
    'chunks', jsonb_build_object(),
    'integrity', (
      select coalesce(jsonb_object_agg(asset.file, p_info -> 'integrity' -> asset.file), '{}')
      from jsonb_array_elements_text(p_info -> 'assets') asset (file)
      where p_info -> 'integrity' ? asset.file))
end;
