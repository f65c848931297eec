-- No event beyond the head of its chain: with one there, the next event of the chain would find its number taken.
create constraint trigger audit_event_is_headed after insert on audit_event
  deferrable initially deferred for each row execute function check_audit_head();
