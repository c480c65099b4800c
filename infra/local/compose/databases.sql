-- One database for each service, made where it is missing: also beside the data of an older site.
SELECT format('CREATE DATABASE %I', name)
FROM unnest(ARRAY['betting', 'board', 'identity', 'wallet']) AS name
WHERE name NOT IN (SELECT datname FROM pg_database) \gexec
