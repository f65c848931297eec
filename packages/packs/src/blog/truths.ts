import type { Truth } from '../pack.ts';

export const truths: readonly Truth[] = [
  {
    name: 'a post counts its comments, likes and revisions',
    sql: `SELECT p.id FROM posts p
      WHERE p.comments_count <> (SELECT count(*) FROM comments c WHERE c.post_id = p.id)
        OR p.likes_count <> (SELECT count(*) FROM post_likes l WHERE l.post_id = p.id)
        OR p.revisions_count <> (SELECT count(*) FROM post_revisions r WHERE r.post_id = p.id)`,
  },
  {
    name: 'a newsletter counts its deliveries and how many were opened',
    sql: `SELECT n.id FROM newsletters n LEFT JOIN newsletter_deliveries d ON d.newsletter_id = n.id
        GROUP BY n.id HAVING n.deliveries_count <> count(d.newsletter_id) OR n.opened_count <> count(d.opened_at)`,
  },
  {
    name: 'only a published post is commented on or liked, and only once it is out',
    sql: `SELECT 'comments', c.id FROM comments c JOIN posts p ON p.id = c.post_id
        WHERE p.status <> 'published' OR c.created_at < p.published_at
      UNION ALL SELECT 'likes', l.post_id FROM post_likes l JOIN posts p ON p.id = l.post_id
        WHERE p.status <> 'published' OR l.created_at < p.published_at`,
  },
  {
    name: 'a post’s status agrees with its times',
    sql: `SELECT id FROM posts WHERE (status IN ('published', 'archived')) <> (published_at IS NOT NULL)
      OR (status = 'scheduled') <> (scheduled_for IS NOT NULL) OR scheduled_for <= :as_of`,
  },
  {
    name: 'an answer belongs to the same post and comes after what it answers',
    sql: `SELECT c.id FROM comments c JOIN comments p ON p.id = c.parent_id
      WHERE p.post_id <> c.post_id OR c.created_at < p.created_at`,
  },
  {
    name: 'threads have a beginning and are 5 levels deep at most',
    sql: `WITH RECURSIVE tree (id, level) AS (SELECT id, 1 FROM comments WHERE parent_id IS NULL
        UNION ALL SELECT c.id, level + 1 FROM comments c JOIN tree t ON t.id = c.parent_id)
      SELECT c.id FROM comments c LEFT JOIN tree t ON t.id = c.id WHERE t.id IS NULL OR t.level > 5`,
  },
  {
    name: 'categories are a tree with a root, 5 levels deep at most',
    sql: `WITH RECURSIVE tree (id, level) AS (SELECT id, 1 FROM categories WHERE parent_id IS NULL
        UNION ALL SELECT c.id, level + 1 FROM categories c JOIN tree t ON t.id = c.parent_id)
      SELECT c.id FROM categories c LEFT JOIN tree t ON t.id = c.id WHERE t.id IS NULL OR t.level > 5`,
  },
  {
    name: 'revisions are numbered from 1 in the order of time, by the post’s author, and the last one is the post',
    sql: `SELECT r.post_id FROM post_revisions r JOIN post_revisions s ON s.post_id = r.post_id AND s.revision_no = r.revision_no + 1
        WHERE s.created_at <= r.created_at
      UNION ALL SELECT p.id FROM posts p LEFT JOIN post_revisions r ON r.post_id = p.id AND r.revision_no = p.revisions_count
        WHERE r.title IS NOT p.title OR r.edited_by IS NOT p.author_id OR p.updated_at < r.created_at`,
  },
  {
    name: 'somebody wrote each comment: a subscriber or a guest',
    sql: 'SELECT id FROM comments WHERE (subscriber_id IS NULL) = (guest_name IS NULL)',
  },
  {
    name: 'e-mail addresses and user names are unique whatever their case',
    sql: `SELECT lower(email) FROM authors GROUP BY 1 HAVING count(*) > 1
      UNION ALL SELECT lower(user_name) FROM authors GROUP BY 1 HAVING count(*) > 1
      UNION ALL SELECT lower(email) FROM subscribers GROUP BY 1 HAVING count(*) > 1`,
  },
  {
    name: 'an e-mail address is made of the author’s names',
    sql: `SELECT id, email FROM authors WHERE given_name || family_name NOT GLOB '*[^A-Za-z]*'
      AND lower(email) NOT LIKE lower(given_name) || '.' || lower(family_name) || '%@%'`,
  },
  {
    name: 'nothing happens before its parent exists',
    sql: `SELECT 'posts', p.id FROM posts p JOIN authors a ON a.id = p.author_id WHERE p.created_at < a.created_at
      UNION ALL SELECT 'posts', p.id FROM posts p JOIN media m ON m.id = p.cover_id WHERE p.created_at < m.created_at
      UNION ALL SELECT 'posts', p.id FROM posts p JOIN categories c ON c.id = p.category_id WHERE p.created_at < c.created_at
      UNION ALL SELECT 'media', m.id FROM media m JOIN authors a ON a.id = m.uploaded_by WHERE m.created_at < a.created_at
      UNION ALL SELECT 'categories', c.id FROM categories c JOIN categories p ON p.id = c.parent_id WHERE c.created_at < p.created_at
      UNION ALL SELECT 'newsletters', n.id FROM newsletters n JOIN authors a ON a.id = n.author_id WHERE n.sent_at < a.created_at
      UNION ALL SELECT 'comments', c.id FROM comments c JOIN subscribers s ON s.id = c.subscriber_id WHERE c.created_at < s.created_at
      UNION ALL SELECT 'deliveries', d.newsletter_id FROM newsletter_deliveries d JOIN newsletters n ON n.id = d.newsletter_id
        JOIN subscribers s ON s.id = d.subscriber_id WHERE d.delivered_at < n.sent_at OR d.delivered_at < s.confirmed_at
          OR d.delivered_at > s.unsubscribed_at`,
  },
  {
    name: 'nothing lies after the run’s now, save what is scheduled',
    sql: `SELECT 'authors', id FROM authors WHERE max(created_at, coalesce(last_seen_at, created_at)) > :as_of
      UNION ALL SELECT 'profiles', author_id FROM author_profiles WHERE updated_at > :as_of
      UNION ALL SELECT 'subscribers', id FROM subscribers WHERE max(created_at, coalesce(unsubscribed_at, confirmed_at)) > :as_of
      UNION ALL SELECT 'media', id FROM media WHERE created_at > :as_of
      UNION ALL SELECT 'posts', id FROM posts WHERE max(created_at, updated_at, coalesce(published_at, created_at)) > :as_of
      UNION ALL SELECT 'comments', id FROM comments WHERE coalesce(edited_at, created_at) > :as_of
      UNION ALL SELECT 'likes', post_id FROM post_likes WHERE created_at > :as_of
      UNION ALL SELECT 'deliveries', newsletter_id FROM newsletter_deliveries WHERE coalesce(opened_at, delivered_at) > :as_of`,
  },
  {
    name: 'nothing is updated before it is created',
    sql: `SELECT id FROM posts WHERE updated_at < created_at OR updated_at < published_at
      UNION ALL SELECT p.author_id FROM author_profiles p JOIN authors a ON a.id = p.author_id WHERE p.updated_at < a.created_at`,
  },
  {
    name: 'there are posts without comments and authors without posts or a profile',
    sql: `SELECT 'posts' WHERE NOT EXISTS (SELECT 1 FROM posts WHERE status = 'published' AND comments_count = 0)
      UNION ALL SELECT 'profiles' WHERE NOT EXISTS (SELECT 1 FROM authors WHERE id NOT IN (SELECT author_id FROM author_profiles))`,
  },
  {
    name: 'posts come in the order of their numbers',
    sql: 'SELECT p.id FROM posts p JOIN posts b ON b.id = p.id - 1 WHERE p.created_at < b.created_at',
  },
  {
    name: 'a fifth of the posts gets more than a third of the comments',
    sql: `WITH best AS (SELECT comments_count AS comments FROM posts ORDER BY 1 DESC LIMIT (SELECT max(1, count(*) / 5) FROM posts))
      SELECT sum(comments) FROM best HAVING sum(comments) <= (SELECT count(*) FROM comments) / 3.0`,
  },
];
