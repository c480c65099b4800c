import { databaseNames, loginOf } from '@noriter/registry/names';

/** infra/local/compose/databases.sql: the databases of the containers, and who comes into each. */
export function databasesSql(): string {
  const names = databaseNames.toSorted();
  return `-- Generated from infra/registry by npm run generate.
-- One database for each service, made where it is missing: also beside the data of an older site.
SELECT format('CREATE DATABASE %I', name)
FROM unnest(ARRAY[${listed(names)}]) AS name
WHERE name NOT IN (SELECT datname FROM pg_database) \\gexec

-- Each service runs as a login of its own that owns nothing; migrations are applied by the owner.
SELECT format('CREATE ROLE %I LOGIN', name)
FROM unnest(ARRAY[${listed(names.map(loginOf))}]) AS name
WHERE name NOT IN (SELECT rolname FROM pg_roles) \\gexec
GRANT pg_read_all_stats TO ${names.map(loginOf).join(', ')};

-- Passwords are those of .local/compose-postgres.env, also where the data was made with others.
${['noriter', ...names.map(loginOf)].map(password).join('\n')}

-- The one login that all services had before.
SELECT 'ALTER ROLE noriter_service NOLOGIN'
WHERE EXISTS (SELECT FROM pg_roles WHERE rolname = 'noriter_service') \\gexec
`;
}

function listed(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}

/** Without the variable psql leaves its name as it is, which PostgreSQL refuses. */
function password(login: string): string {
  return `\\getenv ${login} ${passwordVariable(login)}
ALTER ROLE ${login} PASSWORD :'${login}';`;
}

/** Where a login's password stands; the owner's is the one that the image makes its data with. */
function passwordVariable(login: string): string {
  return login === 'noriter' ? 'POSTGRES_PASSWORD' : `${login.toUpperCase()}_PASSWORD`;
}
