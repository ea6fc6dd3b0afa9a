import { DEPLOY_TOKEN_DAYS } from '@aic/contract/schemas';

/** `workspace`: the product's repository, on a machine that may run it. `outside`: a tool's own repository. */
export type Place = 'workspace' | 'outside';

const IN_WORKSPACE = {
  call: 'npm run remote --',
  sources: "the workspace's remote",
  own: "the workspace's",
  forAll: `
  release-all <commit>   give everybody all frontends that a start of that build has brought, together
  rollback-all   all frontends back to the release before; follow-all: each gateway serves its own again`,
  ofAll: '; without a name: of all remotes',
  tokens: `
  token     make a deploy token of this remote (--label, --days), shown once; revoke-token <id>: end it
  tokens    the deploy tokens, without their secrets; with a name: of this remote`,
  days: `
  --days 1..730           until the token ends; default: ${DEPLOY_TOKEN_DAYS}`,
  to: "a gateway elsewhere, with REMOTE_DEPLOY_TOKEN; default: this machine's",
  all: `
  --all                   of status without a name: retired remotes, too`,
};

const OUTSIDE: typeof IN_WORKSPACE = {
  call: 'npx remote',
  sources: 'this tool (npm run build)',
  own: "this tool's",
  forAll: '',
  ofAll: '',
  tokens: '',
  days: '',
  to: 'the gateway, with REMOTE_DEPLOY_TOKEN; default: REMOTE_GATEWAY',
  all: '',
};

/** What can be done there. */
export function usageOf(place: Place): string {
  const { call, sources, own, forAll, ofAll, tokens, days, to, all } =
    place === 'workspace' ? IN_WORKSPACE : OUTSIDE;
  return `${call} <verb> <name> [options]

  check     build ${sources}, check all that publish checks, and name what it uses of what is deprecated
  publish   build ${sources} and keep it in the registry; no user gets it yet (--preview: a link to it)
  end-preview   end the link to a build (--build)
  release   give a build to the users (--build, default: build and publish ${own})
  rollout   give the released build to another share of them (--percent)
  promote   give the beta's build to everybody
  rollback  back to the build before; the one taken back is no fallback any more
  follow    let each start of a gateway serve its workspace again; a beta ends${forAll}
  kill      switch the remote off, with a card that says so; revive: on again
  remove    retire the remote: out of the navigation, and no start brings it back; a release does
  status    what the registry knows${ofAll}
  errors    where its code breaks in browsers, by builds and places in the sources${tokens}

  --channel stable|beta   default: stable
  --percent 0..100        share of the users; who has the build keeps it when the share grows
  --build ID              a published build
  --preview               who opens the link, signed in, has the build in that tab; for 14 days
  --dir FOLDER            publish this folder: of the stock plugin of Module Federation, or with a build-info.json
  --contract ^1.0.0       of a stock build: the range of shell contracts that it was made for
  --label TEXT, --route /NAME   of a stock build of a new tool: its word in the navigation and its pages${days}
  --to https://HOST       ${to}${all}
  --dry-run               check everything, change nothing
  --json                  one line of JSON
  --help                  this text`;
}
