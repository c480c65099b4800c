-- One database for each service; PostgreSQL runs this once, in an empty volume.
CREATE DATABASE identity;
CREATE DATABASE wallet;
