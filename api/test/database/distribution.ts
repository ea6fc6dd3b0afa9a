/**
 * Where the rows of each table would lie in a Postgres that is spread over several machines by user (docs/operate/growth.md).
 * `distributed`: by `user_id`, next to all other rows of that user. `reference`: whole on every machine. `local`: on the
 * first one only.
 */
export type Placement = 'distributed' | 'reference' | 'local';

/** What grows with each generation is spread; what grows with users, releases and payments fits one machine. */
export const PLACEMENT: Readonly<Record<string, Placement>> = {
  event: 'distributed',
  folder: 'distributed',
  generation: 'distributed',
  owned_file: 'distributed',
  share_link: 'distributed',
  template: 'distributed',
  upload: 'distributed',
  written_text: 'distributed',
  'credit.account': 'distributed',
  'credit.entry': 'distributed',
  'credit.grant_': 'distributed',
  'credit.hold': 'distributed',
  'credit.hold_move': 'distributed',
  'credit.hold_part': 'distributed',
  'credit.txn': 'distributed',

  // Plan and blocks are read by every press, and written a few times a month.
  app_user: 'reference',
  schema_release: 'reference',

  admin_act: 'local',
  admin_address: 'local',
  build_preview: 'local',
  contact_message: 'local',
  data_export: 'local',
  deploy_token: 'local',
  email_change: 'local',
  email_token: 'local',
  engine: 'local',
  external_identity: 'local',
  credential_authority: 'local',
  installation_key: 'local',
  known_network: 'local',
  ledger_check: 'local',
  mail: 'local',
  media_store: 'local',
  passkey: 'local',
  passkey_challenge: 'local',
  rate_limit: 'local',
  receipt_key: 'local',
  recovery_code: 'local',
  remote: 'local',
  remote_build: 'local',
  remote_channel: 'local',
  remote_error: 'local',
  remote_event: 'local',
  remote_load: 'local',
  remote_opt_in: 'local',
  remote_release: 'local',
  remote_reporter: 'local',
  report: 'local',
  schema_migration: 'local',
  schema_retired: 'local',
  second_factor: 'local',
  second_step_attempt: 'local',
  session: 'local',
  sign_in_attempt: 'local',
  signing_key: 'local',
  slot_choice: 'local',
  unwanted_file: 'local',
  vendor_request: 'local',
  vendor_start: 'local',
  workspace_release: 'local',
  'billing.checkout': 'local',
  'billing.customer': 'local',
  'billing.event': 'local',
  'billing.former_customer': 'local',
  'billing.invoice': 'local',
  'billing.plan_change': 'local',
  'billing.reconciliation': 'local',
  'billing.subscription': 'local',
};

/** What has to change before, each with the reason why it is as it is. */
export const EXCEPTIONS = {
  /** Unique over all users, in a table that is spread: no machine sees the others. */
  uniqueKeys: {
    // One source pays one user: a table of sources on the first machine takes it over.
    'credit.grant_': ['UNIQUE (source_key)'],
    // A link is found by its token alone: so does a table of tokens.
    share_link: ['UNIQUE (token_hash)'],
  },
  /** From a table of the first machine to a spread one. */
  acrossUsers: {
    report: ['FOREIGN KEY (user_id, generation_id) REFERENCES generation(user_id, id) ON DELETE CASCADE'],
  },
  /** Of spread tables: they run where the row is, which has to be allowed (citus.enable_unsafe_triggers). */
  triggers: ['entry_is_append_only', 'generation_ended', 'hold_move_is_append_only', 'txn_is_append_only'],
  /** They name a spread table and no user, so they would ask every machine. */
  functionsOfAllUsers: {
    /** The line of jobs is one for all: it becomes a table of the first machine, with a row for each job in flight. */
    line: ['claim_jobs', 'heartbeat_generations', 'lost_workers', 'queue_position', 'recover_generations'],
    /** They look for the next user who has something due, and go on with that one: each machine does its own. */
    sweeps: [
      'credit.sweep_grants',
      'prune_events',
      'prune_sharing',
      'purge_account',
      'purge_bin',
      'purge_uploads',
      'sweep_holds',
    ],
    /** They are asked by a key that says nothing of its owner: the key's first digits would have to. */
    keys: ['file_report', 'has_owner', 'is_public_file', 'shared_item'],
    /** Each machine checks its own, and the sum is read. */
    checks: ['billing.violation', 'credit.violation', 'generation_violation'],
    /** A trigger, of the row's user. */
    triggers: ['drop_written_text'],
    /** Views that are only asked for one user. */
    views: ['asset', 'credit.held_part', 'credit.hold_outcome', 'credit.posting'],
  },
} as const;
