-- Generated from infra/registry by npm run generate.
-- One database for each service, made where it is missing: also beside the data of an older site.
SELECT format('CREATE DATABASE %I', name)
FROM unnest(ARRAY['betting', 'board', 'games_gateway', 'identity', 'partner', 'promotion', 'wallet']) AS name
WHERE name NOT IN (SELECT datname FROM pg_database) \gexec

-- Services run as a login that owns nothing; their migrations are applied by the owner.
SELECT 'CREATE ROLE noriter_service LOGIN PASSWORD ''noriter'''
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'noriter_service') \gexec
GRANT pg_read_all_stats TO noriter_service;
