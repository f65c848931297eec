import {
  bigint,
  boolean,
  createdAt,
  defaulting,
  enumeration,
  identity,
  integer,
  jsonb,
  nullable,
  text,
  timestamptz,
  varchar,
} from '../column-types.ts';
import { defineTable } from '../define-table.ts';

export const authors = defineTable('authors', {
  columns: {
    id: identity(),
    given_name: varchar(80),
    family_name: varchar(80),
    email: varchar(254),
    user_name: varchar(40),
    role: enumeration('author_role'),
    created_at: createdAt(),
    last_seen_at: nullable(timestamptz()),
  },
  primaryKey: 'id',
  uniques: ['lower(email)', 'lower(user_name)'],
  checks: {
    email_has_at: "email like '%_@_%'",
    user_name_length: 'length(user_name) >= 3',
    seen_after_created: 'last_seen_at >= created_at',
  },
});

export const authorProfiles = defineTable('author_profiles', {
  comment: 'One row for each author who wrote something about themselves.',
  columns: {
    author_id: bigint(),
    bio: text(),
    job_title: nullable(varchar(120)),
    website: nullable(varchar(200)),
    city: nullable(varchar(120)),
    links: defaulting(jsonb(), "'{}'"),
    updated_at: createdAt(),
  },
  primaryKey: 'author_id',
  foreignKeys: { author_id: 'authors on delete cascade' },
  checks: { website_is_web: "website like 'http%'" },
});

export const subscribers = defineTable('subscribers', {
  columns: {
    id: identity(),
    name: nullable(varchar(160)),
    email: varchar(254),
    status: enumeration('subscriber_status'),
    digest: boolean(),
    created_at: createdAt(),
    confirmed_at: nullable(timestamptz()),
    unsubscribed_at: nullable(timestamptz()),
  },
  primaryKey: 'id',
  uniques: ['lower(email)'],
  checks: {
    confirmed_has_time: "status = 'pending' or confirmed_at is not null",
    unsubscribed_has_time: "(status = 'unsubscribed') = (unsubscribed_at is not null)",
    times_in_order: 'confirmed_at >= created_at and unsubscribed_at >= confirmed_at',
  },
});

export const newsletters = defineTable('newsletters', {
  columns: {
    id: identity(),
    author_id: bigint(),
    subject: varchar(200),
    body: text(),
    deliveries_count: integer(),
    opened_count: integer(),
    sent_at: timestamptz(),
  },
  primaryKey: 'id',
  foreignKeys: { author_id: 'authors on delete restrict' },
  checks: { opened_at_most_all: 'opened_count between 0 and deliveries_count' },
});

export const newsletterDeliveries = defineTable('newsletter_deliveries', {
  columns: {
    newsletter_id: bigint(),
    subscriber_id: bigint(),
    delivered_at: timestamptz(),
    opened_at: nullable(timestamptz()),
  },
  primaryKey: 'newsletter_id, subscriber_id',
  foreignKeys: { newsletter_id: 'newsletters on delete cascade', subscriber_id: 'subscribers on delete cascade' },
  checks: { opened_after_delivered: 'opened_at >= delivered_at' },
});
