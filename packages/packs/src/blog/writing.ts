import {
  arrayOf,
  bigint,
  boolean,
  createdAt,
  defaulting,
  enumeration,
  identity,
  integer,
  nullable,
  smallint,
  text,
  timestamptz,
  varchar,
} from '../column-types.ts';
import { defineTable } from '../define-table.ts';

const SLUG_FORM = "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'";

export const categories = defineTable('categories', {
  comment: 'A tree: the root has no parent.',
  columns: {
    id: identity(),
    parent_id: nullable(bigint()),
    name: varchar(120),
    slug: varchar(160),
    created_at: createdAt(),
  },
  primaryKey: 'id',
  uniques: ['slug', 'name'],
  foreignKeys: { parent_id: 'categories on delete restrict' },
  checks: { slug_form: SLUG_FORM },
});

export const tags = defineTable('tags', {
  columns: { id: identity(), name: varchar(60), slug: varchar(80), created_at: createdAt() },
  primaryKey: 'id',
  uniques: ['lower(name)', 'slug'],
  checks: { slug_form: SLUG_FORM },
});

export const media = defineTable('media', {
  columns: {
    id: identity(),
    uploaded_by: bigint(),
    file_name: varchar(160),
    mime_type: varchar(80),
    byte_size: integer(),
    width: nullable(integer()),
    height: nullable(integer()),
    alt_text: nullable(varchar(240)),
    created_at: createdAt(),
  },
  primaryKey: 'id',
  foreignKeys: { uploaded_by: 'authors on delete restrict' },
  checks: {
    byte_size_in_range: 'byte_size between 1 and 20000000',
    both_sides_or_none: '(width is null) = (height is null)',
    sides_in_range: 'width between 16 and 8000 and height between 16 and 8000',
  },
});

export const posts = defineTable('posts', {
  comment: 'Only a published post has comments and likes; the counters count them.',
  columns: {
    id: identity(),
    author_id: bigint(),
    category_id: bigint(),
    cover_id: nullable(bigint()),
    title: varchar(200),
    slug: varchar(240),
    excerpt: nullable(text()),
    body: text(),
    status: enumeration('post_status'),
    reading_minutes: smallint(),
    keywords: defaulting(arrayOf(text()), "'{}'"),
    comments_count: defaulting(integer(), '0'),
    likes_count: defaulting(integer(), '0'),
    revisions_count: integer(),
    created_at: createdAt(),
    updated_at: createdAt(),
    published_at: nullable(timestamptz()),
    scheduled_for: nullable(timestamptz()),
  },
  primaryKey: 'id',
  uniques: ['slug'],
  foreignKeys: {
    author_id: 'authors on delete restrict',
    category_id: 'categories on delete restrict',
    cover_id: 'media on delete set null',
  },
  checks: {
    slug_form: SLUG_FORM,
    published_has_time: "(status in ('published', 'archived')) = (published_at is not null)",
    scheduled_has_time: "(status = 'scheduled') = (scheduled_for is not null)",
    only_published_is_discussed: "status = 'published' or (comments_count = 0 and likes_count = 0)",
    counters_not_negative: 'comments_count >= 0 and likes_count >= 0 and revisions_count >= 1',
    reading_minutes_in_range: 'reading_minutes between 1 and 60',
    times_in_order: 'published_at >= created_at and updated_at >= created_at',
  },
});

export const postRevisions = defineTable('post_revisions', {
  comment: 'The last revision is the post as it stands.',
  columns: {
    post_id: bigint(),
    revision_no: smallint(),
    edited_by: bigint(),
    title: varchar(200),
    note: nullable(text()),
    created_at: createdAt(),
  },
  primaryKey: 'post_id, revision_no',
  foreignKeys: { post_id: 'posts on delete cascade', edited_by: 'authors on delete restrict' },
  checks: { revision_no_positive: 'revision_no >= 1' },
});

export const postTags = defineTable('post_tags', {
  columns: { post_id: bigint(), tag_id: bigint(), position: smallint() },
  primaryKey: 'post_id, tag_id',
  uniques: ['post_id, position'],
  foreignKeys: { post_id: 'posts on delete cascade', tag_id: 'tags on delete cascade' },
});

export const comments = defineTable('comments', {
  comment: 'A tree within its post: an answer belongs to the same post as what it answers.',
  columns: {
    id: identity(),
    post_id: bigint(),
    parent_id: nullable(bigint()),
    subscriber_id: nullable(bigint()),
    guest_name: nullable(varchar(80)),
    body: text(),
    status: enumeration('comment_status'),
    created_at: createdAt(),
    edited_at: nullable(timestamptz()),
  },
  primaryKey: 'id',
  uniques: ['post_id, id'],
  foreignKeys: {
    post_id: 'posts on delete cascade',
    'post_id, parent_id': 'comments (post_id, id) on delete cascade',
    subscriber_id: 'subscribers on delete set null',
  },
  checks: {
    one_kind_of_writer: 'num_nonnulls(subscriber_id, guest_name) = 1',
    edited_after_created: 'edited_at >= created_at',
  },
});

export const postLikes = defineTable('post_likes', {
  columns: {
    post_id: bigint(),
    subscriber_id: bigint(),
    is_notified: defaulting(boolean(), 'false'),
    created_at: createdAt(),
  },
  primaryKey: 'post_id, subscriber_id',
  foreignKeys: { post_id: 'posts on delete cascade', subscriber_id: 'subscribers on delete cascade' },
});
