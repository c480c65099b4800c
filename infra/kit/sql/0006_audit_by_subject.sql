-- What was done to one member, request or site, newest first.
create index audit_log_site_subject on kit.audit_log (site_id, subject, position desc);
