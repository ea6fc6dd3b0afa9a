-- The tables as they are, made by "node api/test/database/write-schema.ts" and kept true by a test. To change them, add a
-- migration (api/migrations); functions and views are in api/sql.

create table admin_act (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  admin_id uuid not null,
  act text not null,
  user_id uuid,
  details jsonb not null,
  PRIMARY KEY (id)
);
CREATE INDEX admin_act_by_user ON admin_act USING btree (user_id, id DESC);

create table admin_address (
  email_key text not null,
  PRIMARY KEY (email_key)
);

create table app_user (
  id uuid not null default uuidv7(),
  email text not null,
  email_key text not null,
  password_hash text,
  first_name text,
  last_name text,
  display_name text,
  bio text,
  location text,
  website text,
  twitter_handle text,
  email_notifications boolean not null default true,
  public_profile boolean not null default false,
  is_admin boolean not null default false,
  plan text,
  created_at timestamp with time zone not null default now(),
  handle text,
  email_verified_at timestamp with time zone,
  blocked_at timestamp with time zone,
  closes_at timestamp with time zone,
  purged_at timestamp with time zone,
  closed_at timestamp with time zone,
  registration_key text,
  admin_by_code_at timestamp with time zone,
  files_say_prompt boolean not null default false,
  files_say_name boolean not null default false,
  PRIMARY KEY (id),
  UNIQUE (email_key),
  UNIQUE (handle),
  CHECK ((handle ~ '^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$'::text)),
  CHECK ((plan = ANY (ARRAY['pro'::text, 'creator'::text]))),
  CHECK (((purged_at IS NULL) OR (closes_at IS NOT NULL)))
);
CREATE INDEX app_user_to_purge ON app_user USING btree (closes_at) WHERE ((closes_at IS NOT NULL) AND (purged_at IS NULL));

create table build_preview (
  id uuid not null default uuidv7(),
  name text not null,
  build text not null,
  commit_id text,
  made_by text not null,
  made_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  ended_by text,
  PRIMARY KEY (id),
  FOREIGN KEY (name, build) REFERENCES remote_build(name, build) ON DELETE CASCADE,
  CHECK ((commit_id ~ '^[0-9a-f]{7,64}(-dirty)?$'::text))
);
CREATE UNIQUE INDEX build_preview_open ON build_preview USING btree (name, build) WHERE (ended_by IS NULL);

create table contact_message (
  id uuid not null default uuidv7(),
  created_at timestamp with time zone not null,
  name text not null,
  email text not null,
  subject text not null,
  category text not null,
  message text not null,
  PRIMARY KEY (id),
  CHECK ((category = ANY (ARRAY['general'::text, 'billing'::text, 'technical'::text, 'feature'::text, 'business'::text, 'bug'::text])))
);
CREATE INDEX contact_message_by_time ON contact_message USING btree (created_at);

create table credential_authority (
  is_only boolean not null default true,
  root_certificate text not null,
  root_key bytea not null,
  certificate text not null,
  key bytea not null,
  renew_at timestamp with time zone not null,
  PRIMARY KEY (is_only),
  CHECK (is_only)
);

create table data_export (
  user_id uuid not null,
  id uuid not null,
  status text not null,
  attempt integer not null default 0,
  handed_back integer not null default 0,
  run_at timestamp with time zone,
  error text,
  file_key text,
  size_bytes bigint,
  requested_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CHECK (((status = 'processing'::text) = (run_at IS NOT NULL))),
  CHECK (((status = 'ready'::text) = (expires_at IS NOT NULL))),
  CHECK ((status = ANY (ARRAY['processing'::text, 'ready'::text, 'failed'::text])))
);
CREATE INDEX data_export_by_file ON data_export USING btree (file_key) WHERE (file_key IS NOT NULL);
CREATE INDEX data_export_due ON data_export USING btree (run_at) WHERE (run_at IS NOT NULL);
CREATE INDEX data_export_to_expire ON data_export USING btree (expires_at) WHERE (file_key IS NOT NULL);

create table deploy_token (
  id uuid not null default uuidv7(),
  name text not null,
  label text not null,
  token_hash bytea not null,
  created_by text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  expires_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (token_hash),
  FOREIGN KEY (name) REFERENCES remote(name),
  CHECK (((length(label) >= 1) AND (length(label) <= 100))),
  CHECK ((length(token_hash) = 32))
);

create table email_change (
  user_id uuid not null,
  new_email text not null,
  new_email_key text not null,
  expires_at timestamp with time zone not null,
  old_confirmed_at timestamp with time zone,
  new_confirmed_at timestamp with time zone,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX email_change_by_expiry ON email_change USING btree (expires_at);

create table email_token (
  token_hash bytea not null,
  user_id uuid not null,
  purpose text not null,
  email text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CHECK ((purpose = ANY (ARRAY['verify-email'::text, 'reset-password'::text, 'restore-account'::text, 'change-email-old'::text, 'change-email-new'::text]))),
  CHECK ((length(token_hash) = 32))
);
CREATE INDEX email_token_by_expiry ON email_token USING btree (expires_at);
CREATE INDEX email_token_by_user ON email_token USING btree (user_id);

create table engine (
  kind text not null,
  id text not null,
  position integer not null,
  is_on boolean not null default true,
  setting jsonb,
  sealed_key bytea,
  PRIMARY KEY (kind, id)
);

create table event (
  user_id uuid not null,
  seq bigint not null,
  payload jsonb not null,
  at timestamp with time zone not null,
  PRIMARY KEY (user_id, seq)
);
CREATE INDEX event_by_time ON event USING btree (at);

create table external_identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  PRIMARY KEY (issuer, subject),
  UNIQUE (id),
  UNIQUE (user_id, issuer),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table folder (
  user_id uuid not null,
  id uuid not null default uuidv7(),
  name text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX folder_by_name ON folder USING btree (user_id, lower(name));

create table generation (
  user_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null,
  status text not null default 'queued'::text,
  request jsonb not null,
  prompt text not null,
  seed integer,
  price integer not null,
  credits_returned integer not null default 0,
  refunded boolean not null generated always as (((price > 0) AND (credits_returned = price))) stored,
  idempotency_key text,
  request_hash text not null,
  provider text not null,
  submission_state text,
  submitted_at timestamp with time zone,
  provider_operation text,
  progress real not null default 0,
  attempt integer not null default 0,
  handed_back integer not null default 0,
  run_at timestamp with time zone not null,
  queue_at timestamp with time zone not null,
  lease_until timestamp with time zone,
  worker integer,
  cancel_requested boolean not null default false,
  error_code text,
  error text,
  output jsonb,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  published_at timestamp with time zone,
  purged_at timestamp with time zone,
  dismissed_at timestamp with time zone,
  favourite_at timestamp with time zone,
  folder_id uuid,
  made_from uuid,
  deferred_terms jsonb,
  batch_id uuid,
  trace_parent text,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, folder_id) REFERENCES folder(user_id, id) ON DELETE SET NULL (folder_id) NOT VALID,
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CHECK (((credits_returned >= 0) AND (credits_returned <= price))),
  CHECK (((NOT (submission_state IS DISTINCT FROM 'accepted'::text)) = (provider_operation IS NOT NULL))),
  CHECK (((submission_state IS NULL) = (submitted_at IS NULL))),
  CHECK (((status = 'deferred'::text) = (deferred_terms IS NOT NULL))) NOT VALID,
  CHECK ((kind ~ '^[a-z]+$'::text)) NOT VALID,
  CHECK ((price >= 0)),
  CHECK (((progress >= (0)::double precision) AND (progress <= (1)::double precision))),
  CHECK ((status = ANY (ARRAY['deferred'::text, 'queued'::text, 'running'::text, 'completed'::text, 'failed'::text, 'cancelled'::text]))) NOT VALID,
  CHECK ((submission_state = ANY (ARRAY['sent'::text, 'refused'::text, 'accepted'::text])))
);
CREATE INDEX generation_by_avif ON generation USING hash (((output #>> '{avif,key}'::text[])));
CREATE INDEX generation_by_image ON generation USING hash (((output #>> '{image,key}'::text[])));
CREATE INDEX generation_by_key_hash ON generation USING hash (idempotency_key);
CREATE INDEX generation_by_webp ON generation USING hash (((output #>> '{webp,key}'::text[])));
CREATE INDEX generation_by_words ON generation USING gin (user_id, lower(
CASE
    WHEN (octet_length(prompt) = char_length(prompt)) THEN prompt
    ELSE NORMALIZE(prompt, NFKC)
END) gin_trgm_ops) WHERE (status = ANY (ARRAY['completed'::text, 'failed'::text, 'cancelled'::text]));
CREATE INDEX generation_by_worker ON generation USING btree (worker) WHERE (status = 'running'::text);
CREATE INDEX generation_failed ON generation USING btree (completed_at DESC, id DESC) WHERE (status = 'failed'::text);
CREATE INDEX generation_failed_in_library ON generation USING btree (user_id, created_at DESC, id DESC) WHERE ((status = ANY (ARRAY['failed'::text, 'cancelled'::text])) AND (removed_at IS NULL) AND (dismissed_at IS NULL));
CREATE INDEX generation_favourite ON generation USING btree (user_id, created_at DESC, id DESC) WHERE (favourite_at IS NOT NULL);
CREATE INDEX generation_in_bin ON generation USING btree (user_id, created_at DESC, id DESC) WHERE ((removed_at IS NOT NULL) AND (purged_at IS NULL));
CREATE INDEX generation_in_flight ON generation USING btree (user_id) WHERE (status = ANY (ARRAY['deferred'::text, 'queued'::text, 'running'::text]));
CREATE INDEX generation_in_folder ON generation USING btree (user_id, folder_id, created_at DESC, id DESC) WHERE (folder_id IS NOT NULL);
CREATE INDEX generation_in_library ON generation USING btree (user_id, created_at DESC, id DESC) WHERE ((removed_at IS NULL) AND (dismissed_at IS NULL));
CREATE INDEX generation_in_line ON generation USING btree (queue_at, id) WHERE (status = 'queued'::text);
CREATE INDEX generation_published ON generation USING btree (user_id, published_at DESC, id DESC) WHERE ((published_at IS NOT NULL) AND (removed_at IS NULL));
CREATE INDEX generation_to_list ON generation USING btree (user_id, kind, created_at DESC, id DESC) WHERE (removed_at IS NULL);
CREATE INDEX generation_to_purge ON generation USING btree (COALESCE(removed_at, dismissed_at)) WHERE ((purged_at IS NULL) AND (COALESCE(removed_at, dismissed_at) IS NOT NULL));

create table installation_key (
  is_only boolean not null default true,
  digest bytea not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (is_only),
  CHECK (is_only)
);

create table known_network (
  user_id uuid not null,
  network_hash bytea not null,
  last_used_at timestamp with time zone not null,
  PRIMARY KEY (user_id, network_hash),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX known_network_by_use ON known_network USING btree (last_used_at);

create table ledger_check (
  kind text not null,
  due_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  violations bigint,
  found_users uuid[] not null default '{}'::uuid[],
  PRIMARY KEY (kind),
  CHECK ((kind = ANY (ARRAY['recent'::text, 'full'::text])))
);

create table mail (
  id uuid not null default uuidv7(),
  user_id uuid,
  key text not null,
  recipient text not null,
  kind text not null,
  payload jsonb not null,
  created_at timestamp with time zone not null,
  run_at timestamp with time zone,
  attempts integer not null default 0,
  sent_at timestamp with time zone,
  error text,
  PRIMARY KEY (id),
  UNIQUE (key),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX mail_by_time ON mail USING btree (created_at);
CREATE INDEX mail_by_user ON mail USING btree (user_id);
CREATE INDEX mail_to_send ON mail USING btree (run_at) WHERE (run_at IS NOT NULL);

create table media_store (
  is_only boolean not null default true,
  id uuid not null default gen_random_uuid(),
  leases uuid[] not null default '{}'::uuid[],
  renewed_at timestamp with time zone,
  swept_on date,
  swept_count integer not null default 0,
  sweep_free_until timestamp with time zone,
  PRIMARY KEY (is_only),
  CHECK (is_only)
);

create table owned_file (
  user_id uuid not null,
  key text not null,
  generation_id uuid,
  media_type text not null,
  size_bytes bigint not null,
  upload_id uuid,
  FOREIGN KEY (user_id, upload_id) REFERENCES upload(user_id, id) ON DELETE CASCADE NOT VALID,
  FOREIGN KEY (user_id, generation_id) REFERENCES generation(user_id, id) ON DELETE CASCADE,
  CHECK ((num_nonnulls(generation_id, upload_id) = 1)) NOT VALID
);
CREATE INDEX owned_file_by_generation ON owned_file USING btree (user_id, generation_id);
CREATE INDEX owned_file_by_key ON owned_file USING btree (key);
CREATE INDEX owned_file_by_upload ON owned_file USING btree (user_id, upload_id) WHERE (upload_id IS NOT NULL);

create table passkey (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  is_backed_up boolean not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (credential_id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CHECK (((length(credential_id) >= 16) AND (length(credential_id) <= 1023)))
);
CREATE INDEX passkey_by_user ON passkey USING btree (user_id);

create table passkey_challenge (
  challenge bytea not null,
  cookie_hash bytea not null,
  purpose text not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (challenge),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CHECK ((length(challenge) = 32)),
  CHECK (((purpose = 'registration'::text) = (user_id IS NOT NULL))),
  CHECK ((length(cookie_hash) = 32)),
  CHECK ((purpose = ANY (ARRAY['registration'::text, 'sign-in'::text])))
);
CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge USING btree (expires_at);
CREATE INDEX passkey_challenge_by_user ON passkey_challenge USING btree (user_id);

create unlogged table rate_limit (
  key text not null,
  count integer not null,
  window_ends_at timestamp with time zone not null,
  PRIMARY KEY (key)
);
CREATE INDEX rate_limit_by_end ON rate_limit USING btree (window_ends_at);

create table receipt_key (
  id bigint not null generated always as identity,
  kid text not null,
  public_key jsonb not null,
  sealed_key bytea,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (kid)
);

create table recovery_code (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  PRIMARY KEY (user_id, code_hash),
  FOREIGN KEY (user_id) REFERENCES second_factor(user_id) ON DELETE CASCADE,
  CHECK ((length(code_hash) = 32))
);

create table remote (
  name text not null,
  created_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  beta_for text not null default 'users'::text,
  PRIMARY KEY (name),
  CHECK ((beta_for = ANY (ARRAY['users'::text, 'admins'::text]))),
  CHECK ((name ~ '^[a-z][a-z0-9-]*$'::text))
);

create table remote_build (
  name text not null,
  build text not null,
  version text not null,
  info jsonb not null,
  created_at timestamp with time zone not null default now(),
  commit_id text,
  offered_at timestamp with time zone,
  taken_back_at timestamp with time zone,
  PRIMARY KEY (name, build),
  FOREIGN KEY (name) REFERENCES remote(name),
  CHECK ((build ~ '^[a-z0-9]{6,40}$'::text)),
  CHECK ((commit_id ~ '^[0-9a-f]{7,64}(-dirty)?$'::text))
);

create table remote_channel (
  name text not null,
  build text not null,
  previous_build text,
  rollout_percent integer not null default 100,
  killed boolean not null default false,
  channel text not null default 'stable'::text,
  is_pinned boolean not null default false,
  PRIMARY KEY (name, channel),
  FOREIGN KEY (name, build) REFERENCES remote_build(name, build),
  FOREIGN KEY (name) REFERENCES remote(name),
  FOREIGN KEY (name, previous_build) REFERENCES remote_build(name, build),
  CHECK ((channel = ANY (ARRAY['stable'::text, 'beta'::text]))),
  CHECK (((rollout_percent >= 0) AND (rollout_percent <= 100)))
);

create table remote_error (
  name text not null,
  build text not null,
  place bytea not null,
  phase text not null,
  error_class text not null,
  frames jsonb not null,
  count integer not null,
  users bytea[] not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  PRIMARY KEY (name, build, place),
  FOREIGN KEY (name, build) REFERENCES remote_build(name, build) ON DELETE CASCADE,
  CHECK ((length(place) = 32))
);
CREATE INDEX remote_error_by_time ON remote_error USING btree (last_at);

create table remote_event (
  id bigint not null generated always as identity,
  name text not null,
  kind text not null,
  build text,
  at timestamp with time zone not null default now(),
  actor text not null default 'a start'::text,
  channel text,
  from_build text,
  percent integer,
  previous_build text,
  note text,
  PRIMARY KEY (id),
  CHECK ((kind = ANY (ARRAY['published'::text, 'released'::text, 'rolled-out'::text, 'promoted'::text, 'rolled-back'::text, 'followed'::text, 'killed'::text, 'revived'::text, 'token-made'::text, 'token-revoked'::text, 'removed'::text, 'deleted'::text, 'previewed'::text, 'preview-ended'::text])))
);
CREATE INDEX remote_event_deleted ON remote_event USING btree (name, build) WHERE (kind = 'deleted'::text);

create table remote_load (
  name text not null,
  build text not null,
  minute timestamp with time zone not null,
  phase text not null,
  outcome text not null,
  count integer not null,
  ms_counts integer[] not null,
  errors jsonb not null,
  is_of_users boolean not null default false,
  PRIMARY KEY (name, build, minute, phase, outcome, is_of_users),
  FOREIGN KEY (name, build) REFERENCES remote_build(name, build),
  CHECK ((outcome = ANY (ARRAY['ok'::text, 'failed'::text, 'fallback'::text]))),
  CHECK ((phase = ANY (ARRAY['entry'::text, 'load'::text, 'mount'::text, 'render'::text, 'lazy'::text])))
);
CREATE INDEX remote_load_by_minute ON remote_load USING btree (minute);

create table remote_opt_in (
  user_id uuid not null,
  name text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (user_id, name),
  FOREIGN KEY (name) REFERENCES remote(name),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CHECK ((name ~ '^[a-z][a-z0-9-]*$'::text))
);

create table remote_release (
  name text not null,
  channel text not null,
  build text not null,
  full_at timestamp with time zone,
  PRIMARY KEY (name, channel, build),
  FOREIGN KEY (name, build) REFERENCES remote_build(name, build)
);

create table remote_reporter (
  name text not null,
  build text not null,
  reporter bytea not null,
  is_signed_in boolean not null,
  seen_at timestamp with time zone not null,
  failed_at timestamp with time zone,
  is_counted boolean not null default false,
  network bytea,
  PRIMARY KEY (name, build, reporter),
  FOREIGN KEY (name, build) REFERENCES remote_build(name, build),
  CHECK ((length(network) = 32)),
  CHECK ((length(reporter) = 32))
);
CREATE INDEX remote_reporter_by_time ON remote_reporter USING btree (seen_at);

create table report (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  generation_id uuid,
  reason text not null,
  words text not null,
  reporter_hash bytea not null,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  taken_down_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id, generation_id) REFERENCES generation(user_id, id) ON DELETE CASCADE,
  CHECK ((reason = ANY (ARRAY['spam'::text, 'hateful'::text, 'sexual'::text, 'violence'::text, 'copyright'::text, 'other'::text])))
);
CREATE INDEX report_by_age ON report USING btree (created_at);
CREATE UNIQUE INDEX report_once ON report USING btree (user_id, generation_id, reporter_hash) NULLS NOT DISTINCT WHERE (settled_at IS NULL);
CREATE INDEX report_taken_down ON report USING btree (user_id, generation_id) WHERE (taken_down_at IS NOT NULL);

create table schema_migration (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

create table schema_release (
  is_only boolean not null default true,
  release integer not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  PRIMARY KEY (is_only),
  CHECK (is_only)
);

create table schema_retired (
  kind text not null,
  identity text not null,
  release integer not null,
  PRIMARY KEY (kind, identity),
  CHECK ((kind = ANY (ARRAY['function'::text, 'view'::text])))
);

create table second_factor (
  user_id uuid not null,
  secret bytea not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table second_step_attempt (
  cookie_hash bytea not null,
  user_id uuid not null,
  wrong_codes integer not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (cookie_hash),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CHECK ((length(cookie_hash) = 32))
);
CREATE INDEX second_step_attempt_by_expiry ON second_step_attempt USING btree (expires_at);
CREATE INDEX second_step_attempt_by_user ON second_step_attempt USING btree (user_id);

create table session (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  idle_until timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  id uuid not null default uuidv7(),
  browser text,
  network text,
  has_second_step boolean not null default false,
  PRIMARY KEY (token_hash),
  UNIQUE (id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CHECK ((length(token_hash) = 32))
);
CREATE INDEX session_by_expiry ON session USING btree (expires_at);
CREATE INDEX session_by_user ON session USING btree (user_id);

create table share_link (
  user_id uuid not null,
  generation_id uuid not null,
  seed bytea not null,
  token_hash bytea not null,
  with_recipe boolean not null,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null,
  with_label boolean not null default true,
  PRIMARY KEY (user_id, generation_id),
  UNIQUE (token_hash),
  FOREIGN KEY (user_id, generation_id) REFERENCES generation(user_id, id) ON DELETE CASCADE
);
CREATE INDEX share_link_by_expiry ON share_link USING btree (expires_at) WHERE (expires_at IS NOT NULL);

create table sign_in_attempt (
  cookie_hash bytea not null,
  provider text not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (cookie_hash),
  CHECK ((length(cookie_hash) = 32))
);
CREATE INDEX sign_in_attempt_by_expiry ON sign_in_attempt USING btree (expires_at);

create table signing_key (
  purpose text not null,
  key bytea not null,
  PRIMARY KEY (purpose),
  CHECK ((length(key) = 32))
);

create table slot_choice (
  slot text not null,
  name text not null,
  position integer not null,
  is_on boolean not null default true,
  PRIMARY KEY (slot, name),
  FOREIGN KEY (name) REFERENCES remote(name)
);

create table template (
  user_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null,
  text text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX template_once ON template USING btree (user_id, kind, md5(text));

create table unwanted_file (
  key text not null,
  marked_at timestamp with time zone not null,
  PRIMARY KEY (key)
);

create table upload (
  user_id uuid not null,
  id uuid not null default uuidv7(),
  digest text not null,
  stored_digest text not null,
  files jsonb not null,
  used_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX upload_by_digest ON upload USING btree (user_id, digest);
CREATE INDEX upload_by_stored_digest ON upload USING btree (user_id, stored_digest);
CREATE INDEX upload_to_list ON upload USING btree (user_id, used_at DESC, id DESC) WHERE (removed_at IS NULL);
CREATE INDEX upload_to_purge ON upload USING btree (removed_at) WHERE (removed_at IS NOT NULL);

create table vendor_request (
  id bigint not null generated always as identity,
  generation_id uuid not null,
  attempt integer not null,
  kind text not null,
  engine text not null,
  provider text not null,
  model text,
  outcome text not null,
  started_at timestamp with time zone not null,
  seconds real not null,
  vendor_request_id text,
  input_tokens integer,
  output_tokens integer,
  media_seconds real,
  images integer,
  cost_micros bigint,
  credits integer not null,
  PRIMARY KEY (id)
);
CREATE INDEX vendor_request_by_time ON vendor_request USING btree (started_at);

create table vendor_start (
  vendor text not null,
  started_at timestamp with time zone not null
);
CREATE INDEX vendor_start_by_vendor ON vendor_start USING btree (vendor, started_at);

create table workspace_release (
  name text not null,
  builds jsonb not null,
  offered_at timestamp with time zone not null,
  started_at timestamp with time zone not null,
  had_at timestamp with time zone,
  taken_back_at timestamp with time zone,
  is_before boolean not null default false,
  PRIMARY KEY (name),
  CHECK (((length(name) >= 7) AND (length(name) <= 80)))
);

create unlogged table written_text (
  user_id uuid not null,
  generation_id uuid not null,
  attempt integer not null,
  body text not null,
  PRIMARY KEY (user_id, generation_id),
  FOREIGN KEY (user_id, generation_id) REFERENCES generation(user_id, id) ON DELETE CASCADE
);

create table credit.account (
  user_id uuid not null,
  held bigint not null default 0,
  spent bigint not null default 0,
  event_seq bigint not null default 0,
  PRIMARY KEY (user_id),
  CHECK ((held >= 0)),
  CHECK ((spent >= 0))
);

create table credit.entry (
  user_id uuid not null,
  id bigint not null generated always as identity,
  txn_id bigint not null,
  grant_id bigint not null,
  bucket text not null,
  delta integer not null,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, grant_id) REFERENCES credit.grant_(user_id, id),
  FOREIGN KEY (user_id, txn_id) REFERENCES credit.txn(user_id, id),
  CHECK ((bucket = ANY (ARRAY['source'::text, 'available'::text, 'held'::text, 'spent'::text, 'expired'::text]))),
  CHECK ((delta <> 0))
);
CREATE INDEX entry_by_txn ON credit.entry USING btree (user_id, txn_id);

create table credit.grant_ (
  user_id uuid not null,
  id bigint not null generated always as identity,
  kind text not null,
  amount integer not null,
  remaining integer not null,
  priority smallint not null default 50,
  starts_at timestamp with time zone not null,
  expires_at timestamp with time zone not null default 'infinity'::timestamp with time zone,
  closed_at timestamp with time zone,
  source_key text not null,
  asked_back integer not null default 0,
  refunded_hold uuid,
  PRIMARY KEY (user_id, id),
  UNIQUE (source_key),
  FOREIGN KEY (user_id) REFERENCES credit.account(user_id),
  CHECK ((amount > 0)),
  CHECK (((remaining >= 0) AND (remaining <= amount))),
  CHECK ((expires_at > starts_at)),
  CHECK (((closed_at IS NULL) OR (remaining = 0))),
  CHECK (((asked_back >= 0) AND (asked_back <= amount))),
  CHECK ((kind = ANY (ARRAY['signup'::text, 'subscription'::text, 'upgrade'::text, 'topup'::text, 'goodwill'::text, 'admin'::text])))
);
CREATE INDEX grant_to_burn ON credit.grant_ USING btree (user_id, priority, expires_at, id) WHERE (remaining > 0);
CREATE INDEX grant_to_expire ON credit.grant_ USING btree (expires_at) WHERE (closed_at IS NULL);

create table credit.hold (
  user_id uuid not null,
  id uuid not null,
  amount integer not null,
  captured integer not null default 0,
  status text not null default 'held'::text,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES credit.account(user_id),
  CHECK ((amount > 0)),
  CHECK (((captured >= 0) AND (captured <= amount))),
  CHECK ((status = ANY (ARRAY['held'::text, 'captured'::text, 'released'::text])))
);
CREATE INDEX hold_to_expire ON credit.hold USING btree (expires_at) WHERE (status = 'held'::text);

create table credit.hold_move (
  user_id uuid not null,
  hold_id uuid not null,
  id bigint not null default nextval('credit.entry_id_seq'::regclass),
  at timestamp with time zone not null,
  grant_id bigint not null,
  amount integer not null,
  step "char" not null,
  FOREIGN KEY (user_id, grant_id) REFERENCES credit.grant_(user_id, id),
  CHECK ((amount > 0)),
  CHECK ((step = ANY (ARRAY['h'::"char", 's'::"char", 'r'::"char", 'e'::"char"])))
);
CREATE INDEX hold_move_by_hold ON credit.hold_move USING btree (user_id, hold_id);

create table credit.hold_part (
  user_id uuid not null,
  hold_id uuid not null,
  grant_id bigint not null,
  amount integer not null,
  PRIMARY KEY (user_id, hold_id, grant_id),
  FOREIGN KEY (user_id, grant_id) REFERENCES credit.grant_(user_id, id),
  FOREIGN KEY (user_id, hold_id) REFERENCES credit.hold(user_id, id),
  CHECK ((amount > 0))
);

create table credit.txn (
  user_id uuid not null,
  id bigint not null generated always as identity,
  kind text not null,
  idempotency_key text not null,
  request_hash text not null,
  result jsonb not null,
  at timestamp with time zone not null,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, idempotency_key),
  FOREIGN KEY (user_id) REFERENCES credit.account(user_id),
  CHECK ((kind = ANY (ARRAY['grant'::text, 'hold'::text, 'capture'::text, 'release'::text, 'expire'::text, 'clawback'::text])))
);

create table billing.checkout (
  user_id uuid not null,
  attempt uuid not null,
  plan text not null,
  subscription_id text,
  created_at timestamp with time zone not null,
  PRIMARY KEY (user_id),
  CHECK ((plan = ANY (ARRAY['pro'::text, 'creator'::text])))
);

create table billing.customer (
  user_id uuid not null,
  id text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (user_id),
  UNIQUE (id)
);

create table billing.event (
  id text not null,
  type text not null,
  object_id text,
  customer_id text,
  payload jsonb not null,
  created_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  attempts integer not null default 0,
  run_at timestamp with time zone,
  processed_at timestamp with time zone,
  error text,
  PRIMARY KEY (id)
);
CREATE INDEX event_by_customer ON billing.event USING btree (customer_id);
CREATE INDEX event_by_time ON billing.event USING btree (received_at);
CREATE INDEX event_to_process ON billing.event USING btree (run_at) WHERE (run_at IS NOT NULL);

create table billing.former_customer (
  id text not null,
  user_id uuid not null,
  deleted_at timestamp with time zone not null,
  PRIMARY KEY (id)
);
CREATE INDEX former_customer_by_user ON billing.former_customer USING btree (user_id);

create table billing.invoice (
  user_id uuid not null,
  id text not null,
  subscription_id text,
  number text,
  status text not null,
  reason text not null,
  plan text,
  currency text not null,
  amount_due integer not null,
  amount_paid integer not null,
  amount_refunded integer not null default 0,
  credits integer not null,
  lines jsonb not null,
  card jsonb,
  payment_intent text,
  period_start timestamp with time zone not null,
  period_end timestamp with time zone not null,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  read_at timestamp with time zone not null,
  amount_disputed integer not null default 0,
  amount_from_balance integer not null default 0,
  amount_given integer not null default 0,
  seller text,
  amount_tax integer,
  PRIMARY KEY (user_id, id),
  UNIQUE (id),
  CHECK ((credits >= 0)),
  CHECK ((plan = ANY (ARRAY['pro'::text, 'creator'::text]))),
  CHECK ((reason = ANY (ARRAY['subscribe'::text, 'renewal'::text, 'upgrade'::text, 'other'::text])))
);
CREATE INDEX invoice_by_payment ON billing.invoice USING btree (payment_intent);
CREATE INDEX invoice_to_list ON billing.invoice USING btree (user_id, created_at DESC, id DESC);

create table billing.plan_change (
  user_id uuid not null,
  id uuid not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (user_id),
  UNIQUE (id)
);

create table billing.reconciliation (
  id bigint not null generated always as identity,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  checked integer not null default 0,
  missing integer not null default 0,
  extra integer not null default 0,
  details jsonb not null default '[]'::jsonb,
  error text,
  mended integer not null default 0,
  PRIMARY KEY (id)
);

create table billing.subscription (
  user_id uuid not null,
  id text not null,
  plan text not null,
  status text not null,
  current_period_start timestamp with time zone not null,
  current_period_end timestamp with time zone not null,
  cancel_at_period_end boolean not null,
  next_plan text,
  schedule_id text,
  card jsonb,
  action text,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  read_at timestamp with time zone not null,
  cancel_at timestamp with time zone,
  pause_collection jsonb,
  PRIMARY KEY (user_id, id),
  UNIQUE (id),
  CHECK ((action = ANY (ARRAY['update_card'::text, 'confirm_payment'::text]))),
  CHECK ((next_plan = ANY (ARRAY['pro'::text, 'creator'::text]))),
  CHECK ((plan = ANY (ARRAY['pro'::text, 'creator'::text])))
);
CREATE UNIQUE INDEX subscription_live ON billing.subscription USING btree (user_id) WHERE (status = ANY (ARRAY['active'::text, 'trialing'::text, 'past_due'::text, 'unpaid'::text, 'paused'::text]));
