-- What is needed to act on an event of Stripe's again, and nothing of the person: it only says where to look.
create or replace function billing.without_person(p_payload jsonb) returns jsonb
language sql immutable parallel safe
return jsonb_build_object(
  'id', p_payload -> 'id',
  'type', p_payload -> 'type',
  'created', p_payload -> 'created',
  'data', jsonb_build_object('object', jsonb_strip_nulls(jsonb_build_object(
    'id', p_payload #> '{data,object,id}',
    'object', p_payload #> '{data,object,object}',
    -- Either may be a whole object, with the person in it.
    'customer', coalesce(p_payload #>> '{data,object,customer,id}', p_payload #>> '{data,object,customer}'),
    'payment_intent', coalesce(
      p_payload #>> '{data,object,payment_intent,id}', p_payload #>> '{data,object,payment_intent}')
  ))));
