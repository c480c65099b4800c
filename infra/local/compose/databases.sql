-- Generated from infra/registry by npm run generate.
-- One database for each service, made where it is missing: also beside the data of an older site.
SELECT format('CREATE DATABASE %I', name)
FROM unnest(ARRAY['betting', 'board', 'games_gateway', 'identity', 'partner', 'promotion', 'wallet']) AS name
WHERE name NOT IN (SELECT datname FROM pg_database) \gexec

-- Each service runs as a login of its own that owns nothing; migrations are applied by the owner.
SELECT format('CREATE ROLE %I LOGIN', name)
FROM unnest(ARRAY['noriter_betting', 'noriter_board', 'noriter_games_gateway', 'noriter_identity', 'noriter_partner', 'noriter_promotion', 'noriter_wallet']) AS name
WHERE name NOT IN (SELECT rolname FROM pg_roles) \gexec
GRANT pg_read_all_stats TO noriter_betting, noriter_board, noriter_games_gateway, noriter_identity, noriter_partner, noriter_promotion, noriter_wallet;

-- Passwords are those of .local/compose-postgres.env, also where the data was made with others.
\getenv noriter POSTGRES_PASSWORD
ALTER ROLE noriter PASSWORD :'noriter';
\getenv noriter_betting NORITER_BETTING_PASSWORD
ALTER ROLE noriter_betting PASSWORD :'noriter_betting';
\getenv noriter_board NORITER_BOARD_PASSWORD
ALTER ROLE noriter_board PASSWORD :'noriter_board';
\getenv noriter_games_gateway NORITER_GAMES_GATEWAY_PASSWORD
ALTER ROLE noriter_games_gateway PASSWORD :'noriter_games_gateway';
\getenv noriter_identity NORITER_IDENTITY_PASSWORD
ALTER ROLE noriter_identity PASSWORD :'noriter_identity';
\getenv noriter_partner NORITER_PARTNER_PASSWORD
ALTER ROLE noriter_partner PASSWORD :'noriter_partner';
\getenv noriter_promotion NORITER_PROMOTION_PASSWORD
ALTER ROLE noriter_promotion PASSWORD :'noriter_promotion';
\getenv noriter_wallet NORITER_WALLET_PASSWORD
ALTER ROLE noriter_wallet PASSWORD :'noriter_wallet';

-- The one login that all services had before.
SELECT 'ALTER ROLE noriter_service NOLOGIN'
WHERE EXISTS (SELECT FROM pg_roles WHERE rolname = 'noriter_service') \gexec
