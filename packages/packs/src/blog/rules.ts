import { defineRules } from '../define-rules.ts';

/**
 * Authors, media, tags and subscribers are older than any post, so that everything a post refers to existed. A thread's
 * comments follow each other by at least the hour; a post was published early enough for all of its own.
 */
export const rules = defineRules({
  authors: {
    columns: {
      email: { generator: 'email' },
      user_name: { generator: 'user_name' },
      role: "pick('writer', 'editor', 'admin', 80, 15, 5)",
      created_at: "rising(now() - interval '2200 days', now() - interval '1600 days', 'office')",
      last_seen_at: 'case when chance(0.95) then between(created_at, now()) end',
    },
  },
  author_profiles: {
    rows_per: { table: 'authors', times: 0.8 },
    columns: {
      bio: { generator: 'bio' },
      website: { generator: 'url', null_fraction: 0.3 },
      updated_at: 'between(author_id.created_at, now())',
    },
  },
  subscribers: {
    rows_per: { table: 'authors', times: 12 },
    columns: {
      name: { generator: 'full_name', null_fraction: 0.2 },
      email: { generator: 'email' },
      status: "pick('active', 'unsubscribed', 85, 15)",
      digest: 'chance(0.7)',
      created_at: "rising(now() - interval '1600 days', now() - interval '1250 days', 'shop')",
      confirmed_at: "between(created_at, created_at + interval '3 days')",
      // Nobody leaves before their last letter was sent.
      unsubscribed_at: "case when status = 'unsubscribed' then between(now() - interval '20 days', now()) end",
    },
  },
  categories: {
    rows: 24,
    references: { parent_id: { depth: 3 } },
    columns: {
      name: { generator: 'section' },
      slug: { generator: 'slug' },
      // A parent has a smaller number than its children.
      created_at: "now() - interval '1600 days' + interval '2 hours' * row_number()",
    },
  },
  tags: {
    // As many as there are topics.
    rows: 60,
    columns: {
      name: { generator: 'topic' },
      slug: { generator: 'slug' },
      created_at: "rising(now() - interval '1600 days', now() - interval '1300 days', 'office')",
    },
  },
  media: {
    rows_per: { table: 'authors', times: 6 },
    owner: 'uploaded_by',
    columns: {
      file_name: { generator: 'file_name', options: { of: 'image' } },
      mime_type: { generator: 'mime_type', options: { of: 'image' } },
      byte_size: 'between(20000, 4000000)',
      alt_text: { generator: 'remark', options: { about: 'image' }, null_fraction: 0.2 },
      created_at: "rising(now() - interval '1600 days', now() - interval '1300 days', 'office')",
    },
  },
  posts: {
    rows_per: { table: 'authors', times: 10 },
    // Posts are in chronological order, whoever writes them.
    owner: null,
    references: {
      author_id: { strategy: 'scatter', distribution: 'zipf', exponent: 0.9 },
      category_id: { distribution: 'zipf' },
      cover_id: { null_fraction: 0.2 },
    },
    columns: {
      title: { generator: 'topic_headline' },
      slug: { generator: 'slug' },
      excerpt: { generator: 'sentence', null_fraction: 0.2 },
      body: { generator: 'article' },
      status: `case when exists(comments) or exists(post_likes) then 'published'
        else pick('draft', 'scheduled', 'published', 'archived', 40, 10, 30, 20) end`,
      // The first is the subject of the headline.
      keywords: {
        generator: 'array',
        options: {
          elements: [{}, { record: 'second' }, { record: 'third' }].map((options) => ({ generator: 'topic', options })),
          min: 1,
        },
      },
      reading_minutes: 'between(2, 14)',
      comments_count: 'count(comments)',
      likes_count: 'count(post_likes)',
      revisions_count: 'count(post_revisions)',
      created_at: "rising(now() - interval '1200 days', now() - interval '50 days', 'office')",
      published_at: `case when status in ('published', 'archived')
        then during(created_at + interval '5 days', created_at + interval '15 days', 'office') end`,
      scheduled_for: "case when status = 'scheduled' then now() + between(interval '1 hour', interval '30 days') end",
      updated_at: 'greatest(last(post_revisions.created_at), published_at)',
    },
  },
  post_revisions: {
    rows_per: { table: 'posts', times: 2 },
    owner: 'post_id',
    references: { post_id: { min: 1, max: 8 }, edited_by: { through: 'post_id.author_id' } },
    columns: {
      revision_no: 'place()',
      title: 'post_id.title',
      note: { generator: 'remark', options: { about: 'revision' }, null_fraction: 0.5 },
      created_at: `case when place() = 1 then post_id.created_at
        else post_id.created_at + interval '12 hours' * (place() - 1) + between(interval '0 hours', interval '11 hours') end`,
    },
  },
  post_tags: {
    rows_per: { table: 'posts', times: 2.5 },
    owner: 'post_id',
    references: { post_id: { max: 6 } },
    columns: { position: 'place()' },
  },
  comments: {
    rows_per: { table: 'posts', times: 4 },
    owner: 'comments_post_id_fkey',
    // Thirty comments make a thread of five levels at most.
    references: { comments_post_id_fkey: { max: 30, shape: 'skewed' } },
    columns: {
      body: { generator: 'comment' },
      status: "pick('visible', 'hidden', 'spam', 94, 3, 3)",
      created_at: `during(post_id.published_at + interval '1 day' * (place() - 1) + interval '1 minute',
        post_id.published_at + interval '1 day' * place() - interval '1 hour', 'shop')`,
      edited_at: "case when chance(0.06) then between(created_at, created_at + interval '1 day') end",
    },
  },
  post_likes: {
    rows_per: { table: 'posts', times: 6 },
    owner: 'post_id',
    references: { post_id: { shape: 'skewed' } },
    columns: {
      is_notified: 'chance(0.8)',
      created_at: "during(post_id.published_at, now(), 'shop')",
    },
  },
  newsletters: {
    rows_per: { table: 'authors', times: 1 },
    owner: 'author_id',
    columns: {
      subject: { generator: 'topic_headline' },
      body: { generator: 'article' },
      deliveries_count: 'count(newsletter_deliveries)',
      opened_count: 'count(newsletter_deliveries.opened_at)',
      sent_at: "rising(now() - interval '1200 days', now() - interval '30 days', 'office')",
    },
  },
  newsletter_deliveries: {
    rows_per: { table: 'newsletters', times: 8 },
    owner: 'newsletter_id',
    columns: {
      delivered_at: "between(newsletter_id.sent_at, newsletter_id.sent_at + interval '1 hour')",
      opened_at: "case when chance(0.4) then during(delivered_at, delivered_at + interval '9 days', 'shop') end",
    },
  },
});
