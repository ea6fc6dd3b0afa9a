-- Built before the upgrade's transaction, while the release before reads and writes (docs/adr/0083-less-for-each-generation.md).
-- The picture of an item and its previews are found by the item: they have no row of their own. Keys are random, so a hash
-- of them finds as well as they do, and takes a quarter of the room.
create index concurrently generation_by_image on generation using hash ((output #>> '{image,key}'));
create index concurrently generation_by_avif on generation using hash ((output #>> '{avif,key}'));
create index concurrently generation_by_webp on generation using hash ((output #>> '{webp,key}'));
-- Not unique: who starts a generation has the lock of its account, and looks first.
create index concurrently generation_by_key_hash on generation using hash (idempotency_key);
-- No heartbeat changes what is indexed here, so it writes into no index.
create index concurrently generation_by_worker on generation (worker) where status = 'running';
